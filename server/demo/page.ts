import { hiddenMistakes, mistakes, PHP_ERROR } from './mistakes'

export type DemoState = { isFixed: boolean; verification: string }

const goods = [
  {
    name: 'Morning cup',
    price: '€24',
    text: 'Stoneware, 300 ml, fits a warm hand.',
    shape:
      '<path d="M46 44h58l-6 62a10 10 0 0 1-10 9H62a10 10 0 0 1-10-9z" fill="#c8794f"/><path d="M102 56c22-2 24 34-5 36" fill="none" stroke="#c8794f" stroke-width="9"/><path d="M46 44h58l-1.5 14h-55z" fill="#e9b08d"/>',
  },
  {
    name: 'Long-neck vase',
    price: '€58',
    text: 'For one branch, not for thirty roses.',
    shape:
      '<path d="M66 22h24l-3 34c20 10 28 24 28 40 0 14-10 22-37 22s-37-8-37-22c0-16 8-30 28-40z" fill="#5d7f86"/><path d="M66 22h24l-1 12H67z" fill="#86a7ad"/>',
  },
  {
    name: 'Bread plate',
    price: '€32',
    text: 'Thrown thin, glazed twice, dishwasher proof.',
    shape:
      '<ellipse cx="77" cy="84" rx="58" ry="25" fill="#d8c6a3"/><ellipse cx="77" cy="79" rx="58" ry="25" fill="#efe3c8"/><ellipse cx="77" cy="79" rx="36" ry="14" fill="#d8c6a3"/>',
  },
]

/** `offered`: the content of a verification file that a link brought along, to be saved by one press. */
export function shopPage({ isFixed, verification }: DemoState, offered = '', isSaved = false): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kiln &amp; Clay, the Soteria demo shop</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/shop.css">
<script src="/assets/jquery.js" defer></script>
</head>
<body>
<header class="top"><strong class="name">Kiln &amp; Clay</strong><nav><a href="#goods">Pottery</a> <a href="#panel">About this demo</a></nav></header>
<main>
${isFixed ? '' : `<p class="error">${PHP_ERROR}</p>`}
<section class="hero"><h1>Things to drink and eat from, made slowly.</h1><p>A small pottery that sells what it fires each month.</p></section>
<section id="goods" class="goods">
${goods.map(card).join('\n')}
</section>
${panel(isFixed, offered.slice(0, 1_000) || verification, isSaved && verification !== '')}
</main>
</body>
</html>
`
}

const card = ({ name, price, text, shape }: (typeof goods)[number]) =>
  `<article class="card"><svg viewBox="0 0 154 140" role="img" aria-label="${name}">${shape}</svg><h2>${name}</h2><p>${text}</p><p class="price">${price}</p></article>`

const listed = (of: readonly { text: string }[], isFixed: boolean) =>
  of
    .map(
      ({ text }) => `<li class="${isFixed ? 'good' : 'bad'}"><span>${isFixed ? 'Fixed' : 'Open'}</span> ${text}</li>`,
    )
    .join('\n')

function panel(isFixed: boolean, verification: string, isSaved: boolean): string {
  const [action, label] = isFixed ? ['/demo/break', 'Bring the mistakes back'] : ['/demo/fix', 'Apply the fixes']
  const state = isFixed
    ? 'All of these are fixed now. Scan it again and compare the two reports.'
    : 'It makes these mistakes on purpose, so Soteria has something to find.'
  return `<section id="panel" class="panel">
<h2>This is the Soteria demo shop</h2>
<p>It runs on your machine and no one else can reach it. ${state}</p>
<ul class="mistakes">
${listed(mistakes, isFixed)}
</ul>
<h3>Only a full scan finds this</h3>
<ul class="mistakes">
${listed(hiddenMistakes, isFixed)}
</ul>
<form method="post" action="${action}"><button>${label}</button></form>
<h3 id="ownership">Verify ownership</h3>
<p>Full scans need verified ownership. In Soteria, choose Verify at the asset, then File, and paste the content here. It’s then served at <a href="/.well-known/site-proof.txt">/.well-known/site-proof.txt</a>.</p>
${isSaved ? '<p class="good" role="status"><span>File saved.</span> Go back to Soteria and choose Check now.</p>\n' : ''}<form method="post" action="/demo/verification">
<label for="content">Content of the verification file</label>
<textarea id="content" name="content" rows="2" maxlength="1000" spellcheck="false">${escapeHtml(verification)}</textarea>
<button>Save the file</button>
</form>
</section>`
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
