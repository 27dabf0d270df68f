export { auth } from './es/auth'
export { errors } from './es/errors'
export { screens } from './es/screens'
export { ui } from './es/ui'
