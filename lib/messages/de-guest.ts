export { auth } from './de/auth'
export { errors } from './de/errors'
export { screens } from './de/screens'
export { ui } from './de/ui'
