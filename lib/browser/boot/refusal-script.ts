import { refuse } from './refusal'

refuse()
