export { auth } from './ar/auth'
export { screens } from './ar/screens'
export { sentences } from './ar/sentences'
export { ui } from './ar/ui'
