import type { Message } from '@/lib/automation/message'
import { voiceOf } from '@/server/voice'
import { branded } from '@/lib/domain/brand'

type Tester = { name: string; email: string; locale: string | null }
type Product = { productName: string; publicUrl: string }

/** What a test says. A list of customers gets whoever tests. */
export async function testMessage(
  { productName, publicUrl }: Product,
  { name, email, locale }: Tester,
  workspace: { id: string; name: string },
  at: Date,
): Promise<Message> {
  const { words } = await voiceOf(locale)
  const title = branded(words('mail.connection.test.title'), productName)
  const text = words('mail.connection.test.text', { workspace: workspace.name })
  const link = { url: `${publicUrl}/integration?workspace=${workspace.id}`, label: words('mail.connection.test.link') }
  return {
    title,
    text,
    link,
    severity: 'info',
    site: null,
    sender: productName,
    about: `test:${crypto.randomUUID()}`,
    isOver: false,
    event: {
      type: 'test',
      timestamp: at.toISOString(),
      data: { message: text, workspace: workspace.name, url: link.url },
    },
    ticket: null,
    contact: { email, name, website: publicUrl, tags: [] },
  }
}
