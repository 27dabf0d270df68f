import { TRANSLATED } from '@/lib/domain/language'
import type { Provider } from '@/lib/automation/provider'

/** Our own mailer sends it. */
const email: Provider = {
  type: 'email',
  group: 'mail',
  takes: 'notice',
  fields: [
    {
      key: 'addresses',
      label: 'addresses',
      help: 'addresses',
      kind: 'list',
      required: true,
      most: 10,
      max: 254,
      pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
      refusal: 'not_an_email',
    },
    { key: 'language', label: 'language', kind: 'select', options: TRANSLATED },
  ],
  send: null,
}

export const mail = [email]
