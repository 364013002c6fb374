/** All that is needed to explain words where they stand; fetched as one file when it is wanted. */

export { default as Marked } from '../frame/Marked.svelte';
export { terms } from './guides';
export { cutter } from './terms';
