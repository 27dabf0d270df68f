import { start } from './start'

const script = document.currentScript
start(new URL('.', script instanceof HTMLScriptElement ? script.src : location.href).href)
