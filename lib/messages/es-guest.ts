export { auth } from './es/auth'
export { screens } from './es/screens'
export { sentences } from './es/sentences'
export { ui } from './es/ui'
