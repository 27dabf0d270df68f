export { auth } from './ar/auth'
export { errors } from './ar/errors'
export { screens } from './ar/screens'
export { ui } from './ar/ui'
