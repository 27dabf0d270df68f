import { tryFaults } from '@/lib/testing/fault-walk'

tryFaults(1, 2)
