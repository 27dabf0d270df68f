import { start } from './start'

// In the pages of the app this stands in the page itself; pages without the app load it as a file.
const script = document.currentScript
const { base, config, ...words } = script?.dataset ?? {}
const place =
  base === undefined && script instanceof HTMLScriptElement
    ? new URL('.', script.src)
    : new URL(base ?? '/', location.origin)
start(place.href, config, words)
