import { markOwnPlan } from '@/lib/browser/own-plan'

void markOwnPlan()
