import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormFailure } from '@/components/ui/form-failure'
import { Button } from '@/components/ui/plain-button'
import { askDemo, type Demo } from '@/lib/browser/demo'

/** In try-out mode: an account of each plan by one press. The server hands out what is needed, no page holds it. */
export function DemoAccounts() {
  const t = useTranslations('auth.login.demo')
  const [demo, setDemo] = useState<Demo | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)

  // After the page is there: nobody waits for it.
  useEffect(() => {
    const asked = new AbortController()
    const ask = () => void askDemo(asked.signal).then((found) => !asked.signal.aborted && setDemo(found))
    const timer = setTimeout(ask)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [])

  async function enter(email: string, password: string) {
    setChosen(email)
    setFailure(null)
    try {
      const { guestCalls } = await import('@/lib/api/guest')
      await guestCalls.login.send({ email, password })
    } catch (error) {
      setFailure({ error })
      setChosen(null)
    }
  }

  if (!demo) return null
  return (
    <section aria-labelledby="demo-accounts" className="grid gap-3 border-t pt-4">
      <h2 id="demo-accounts" className="text-13 text-2">
        {t('title')}
      </h2>
      {failure && <FormFailure {...failure} />}
      <ul className="flex flex-wrap gap-2">
        {demo.accounts.map(({ email, plan }) => (
          <li key={email}>
            <Button
              size="sm"
              title={email}
              pending={chosen === email}
              disabled={chosen !== null && chosen !== email}
              onClick={() => void enter(email, demo.password)}
            >
              {plan ? named(plan) : t('none')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** "agency toolkit" → "Agency Toolkit". */
const named = (plan: string) => plan.replace(/(^|\s)\S/g, (start) => start.toUpperCase())
