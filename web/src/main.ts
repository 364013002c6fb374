import { mount } from 'svelte';
import App from './App.svelte';
import { words } from './lib/i18n.svelte';
import './style/tokens.css';
import './style/base.css';

const target = document.getElementById('app');
// A top-level await would split the build into twice as many files.
// oxlint-disable-next-line unicorn/prefer-top-level-await
if (target) void words.open().then(() => mount(App, { target }));
