export { Login as default } from './login'
