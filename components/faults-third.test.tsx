import { tryFaults } from '@/lib/testing/fault-walk'

tryFaults(2, 3)
