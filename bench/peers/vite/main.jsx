import { lazy, Suspense, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router'
import './style.css'

const Table = lazy(() => import('./table.jsx'))

function Login() {
  return (
    <main>
      <h1>Sign in</h1>
      <form method="post" onSubmit={(event) => event.preventDefault()}>
        <input type="email" name="email" aria-label="Email" />
        <input type="password" name="password" aria-label="Password" />
        <button type="submit">Sign in</button>
      </form>
    </main>
  )
}

function Dashboard() {
  const [assets, setAssets] = useState(null)
  useEffect(() => {
    void fetch('/assets.json').then((response) => response.json()).then(setAssets)
  }, [])
  return (
    <main>
      <h1>Dashboard</h1>
      <Link id="to-table" to="/table">
        Assets
      </Link>
      {assets && <p id="data">{assets.length} assets, {assets.filter((asset) => asset.critical > 0).length} need you today</p>}
    </main>
  )
}

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Suspense fallback={<p>Loading</p>}>
      <Routes>
        <Route path="/login" element={<Login />} />
        <Route path="/table" element={<Table />} />
        <Route path="*" element={<Dashboard />} />
      </Routes>
    </Suspense>
  </BrowserRouter>,
)
