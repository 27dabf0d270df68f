import { tryFaults } from '@/lib/testing/fault-walk'

tryFaults(0, 2)
