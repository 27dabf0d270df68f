'use client'
import { useState } from 'react'

export function Login() {
  const [email, setEmail] = useState('')
  return (
    <form method="post">
      <h1>Sign in</h1>
      <input type="password" name="password" value={email} onChange={(event) => setEmail(event.target.value)} />
    </form>
  )
}
