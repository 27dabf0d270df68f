import { markOwnPlan } from './own-plan'

void markOwnPlan()
