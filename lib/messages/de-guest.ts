export { auth } from './de/auth'
export { screens } from './de/screens'
export { sentences } from './de/sentences'
export { ui } from './de/ui'
