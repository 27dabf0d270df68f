import { useEffect, useState } from 'react'

export default function Table() {
  const [assets, setAssets] = useState([])
  useEffect(() => {
    void fetch('/assets.json').then((response) => response.json()).then(setAssets)
  }, [])
  return (
    <main>
      <h1 id="arrived">Assets</h1>
      <table>
        <tbody>
          {assets.map((asset) => (
            <tr key={asset.host}>
              <td>{asset.host}</td>
              <td>{asset.grade}</td>
              <td>{asset.critical}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}
