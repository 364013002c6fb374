import { mount } from 'svelte';
import App from './App.svelte';
import { words } from './lib/i18n.svelte';
import './style/tokens.css';
import './style/base.css';

const target = document.getElementById('app');
await words.open();
if (target) mount(App, { target });
