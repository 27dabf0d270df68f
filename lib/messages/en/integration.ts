import { integrationList } from './integration-list'

export const integration = {
  ...integrationList,
}
