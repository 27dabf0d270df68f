/** How the sections stand on a wide page, and on a narrow one. Colours come from variables alone. */
export const SECTIONS = `.opening{padding-block:64px 96px!important}
.opening .wrap,.about .wrap,.place .wrap,.contact .wrap{display:grid;grid-template-columns:minmax(0,1.08fr) minmax(0,.92fr);gap:48px 80px;align-items:center}
.opening .wrap:not(:has(.picture)),.about.v-plain .wrap,.about .wrap:not(:has(.picture)),.place.v-plain .wrap,.v-centre .wrap{grid-template-columns:minmax(0,1fr)!important}
.opening .wrap:not(:has(.picture)) h1{max-width:13em}
.large{aspect-ratio:1}
.opening.v-over{padding-block:0!important}
.opening.v-over .wrap{min-height:min(720px,84vh);grid-template-columns:minmax(0,1.1fr) minmax(0,.9fr);gap:48px;padding-inline-end:0;align-items:stretch;max-width:none;padding-inline-start:max(32px,calc((100vw - 1216px)/2 + 32px))}
.opening.v-over .words{align-self:center;padding-block:88px}
.opening.v-over .picture{border-radius:0;aspect-ratio:auto;min-height:100%}
.opening.v-over .art{min-height:100%}
.opening.v-centre .words{text-align:center;margin-inline:auto;max-width:980px}
.opening.v-centre .lede{margin-inline:auto}
.opening.v-centre .actions{justify-content:center}
.opening.v-centre .picture{aspect-ratio:21/9}
.opening.alone{min-height:62vh;display:grid;align-items:center}
.about.v-left .picture{order:-1}
.about.v-left .wrap{grid-template-columns:minmax(0,.92fr) minmax(0,1.08fr)}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(130px,1fr));gap:26px;margin-top:40px;padding-top:30px;border-top:1px solid var(--line)}
.facts>div{display:flex;flex-direction:column-reverse;justify-content:flex-end}
.facts dd{font:var(--weight) 38px/1.1 var(--display);letter-spacing:-.02em}
.facts dt{font-size:15px;color:var(--muted);margin-top:6px;line-height:1.4}
.about .plain{display:inline-block;margin-top:30px}
.pictures{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));gap:36px 24px}
.pictures .picture{aspect-ratio:4/3}
.v-mosaic .pictures{grid-template-columns:repeat(6,1fr)}
.v-mosaic .pictures li{grid-column:span 2}
.v-mosaic .pictures li:nth-child(5n+1){grid-column:span 4}
.v-mosaic .pictures li:nth-child(5n+1) .picture,.v-mosaic .pictures li:nth-child(5n+2) .picture{aspect-ratio:auto;height:400px}
figcaption{margin-top:14px;display:grid;gap:2px}
.pictures span{font-size:15.5px;color:var(--muted)}
.call-box{display:flex;flex-wrap:wrap;gap:32px 64px;align-items:center;justify-content:space-between}
.call .head{margin-bottom:0}
.call .button{flex:none}
.v-card .call-box{background:var(--card);border-radius:var(--r);padding:clamp(32px,5vw,72px)}`

export const LISTS = `.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,250px),1fr));gap:20px}
.cards>li{background:var(--card);border-radius:var(--r);overflow:hidden;display:flex;flex-direction:column}
.card-words{padding:30px;display:flex;flex-direction:column;gap:12px;flex:1}
.cards .note{margin-top:auto;padding-top:8px}
.cards .picture{border-radius:0;aspect-ratio:3/2;flex:none}
.said{color:var(--muted)}
.v-rows .cards{grid-template-columns:minmax(0,1fr);gap:0;border-top:1px solid var(--line)}
.v-rows .cards>li{background:none;border-radius:0;border-bottom:1px solid var(--line);flex-direction:row;gap:28px;align-items:center}
.v-rows .cards .picture{width:150px;border-radius:var(--r);margin-block:20px}
.v-rows .card-words{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.8fr) 150px;gap:10px 36px;padding:30px 0;align-items:baseline}
.v-rows .cards .note{margin:0;padding:0;text-align:end}
.v-pictures .cards>li{background:none;border-radius:0}
.v-pictures .cards .picture{border-radius:var(--r);aspect-ratio:4/5}
.v-pictures .card-words{padding:20px 0 0;gap:6px}
.quotes h2{margin-bottom:44px}
.quotes-list{display:grid;gap:24px}
.quotes.v-one .quotes-list{max-width:980px}
.quotes.v-one blockquote{font-size:clamp(27px,3.5vw,46px);line-height:1.18;letter-spacing:-.018em;font-weight:var(--weight)}
.quotes figcaption{margin-top:24px;display:flex;flex-wrap:wrap;gap:2px 12px}
.quotes figcaption span{color:var(--muted)}
.quotes.v-columns .quotes-list{grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),1fr))}
.quotes.v-columns li{background:var(--card);border-radius:var(--r);padding:32px}
.quotes.v-columns figure{display:flex;flex-direction:column;height:100%}
.quotes.v-columns figcaption{margin-top:auto;padding-top:26px;display:grid}
.quotes.v-columns blockquote{font-size:20px;line-height:1.45;font-weight:450}
.prices.v-list .price-list{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,440px),1fr));gap:0 72px}
.prices.v-list li{padding-block:22px;border-top:1px solid var(--line)}
.price-line{display:flex;justify-content:space-between;gap:24px;align-items:baseline}
.price{font-weight:600;white-space:nowrap;font-variant-numeric:tabular-nums;color:var(--link)}
.prices.v-list .said{margin-top:6px;max-width:34em}
.prices.v-plans .price-list{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,270px),1fr));gap:20px}
.prices.v-plans li:not(.points li){background:var(--card);border-radius:var(--r);padding:34px;display:flex;flex-direction:column;gap:20px}
.prices.v-plans .price-line{flex-direction:column;gap:8px}
.prices.v-plans .price{font:var(--weight) 36px/1.1 var(--display);letter-spacing:-.02em;color:var(--fg)}
.prices.v-plans .button{margin-top:auto;text-align:center}
.prices .small{margin-top:28px}
.questions.v-split .wrap{display:grid;grid-template-columns:minmax(0,.8fr) minmax(0,1.2fr);gap:32px 80px}
.answers{border-bottom:1px solid var(--line)}
details{border-top:1px solid var(--line)}
.answers summary{font-weight:600;font-size:19px;line-height:1.4;padding:22px 44px 22px 0;cursor:pointer;position:relative;list-style:none}
summary::-webkit-details-marker{display:none}
.answers summary::after{content:"";position:absolute;inset-inline-end:8px;top:27px;width:10px;height:10px;border:solid var(--link);border-width:0 2px 2px 0;rotate:45deg}
.answers [open]>summary::after{rotate:225deg;top:33px}
.answers .said{padding-bottom:26px;max-width:40em}
.people{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,250px),1fr));gap:40px 24px}
.person{aspect-ratio:1;margin-bottom:20px}
.people .said{margin-top:8px;font-size:16px}
.v-rows .people{grid-template-columns:repeat(auto-fit,minmax(min(100%,460px),1fr))}
.v-rows .people>li{display:grid;grid-template-columns:150px 1fr;gap:26px;align-items:center}
.v-rows .person{margin:0}`

export const REACH = `address{margin-top:28px;display:grid;gap:6px;font-weight:500}
.hours{margin:30px 0 34px;max-width:420px}
.hours>div{display:flex;justify-content:space-between;gap:24px;padding-block:10px;border-bottom:1px solid var(--line)}
.hours dd{font-variant-numeric:tabular-nums;font-weight:600}
.place .head,.contact .head{margin-bottom:0}
.contact .wrap{align-items:start}
form{display:grid;grid-template-columns:1fr 1fr;gap:20px;background:var(--card);border-radius:var(--r);padding:clamp(24px,3.4vw,44px)}
.field{display:grid;gap:7px;align-content:start;grid-column:1/-1}
.f-email,.f-phone{grid-column:span 1}
label,.label{font-weight:600;font-size:15px}
input,textarea{font:inherit;color:inherit;background:var(--bg);border:1.5px solid var(--field);border-radius:var(--rf);padding:13px 15px;width:100%}
textarea{resize:vertical}
.choices{display:flex;flex-wrap:wrap;gap:8px}
.choices label{display:inline-flex;align-items:center;gap:9px;border:1.5px solid var(--field);border-radius:var(--rf);padding:9px 14px;font-weight:500;cursor:pointer}
.choices label:has(:checked){border-color:var(--link);box-shadow:inset 0 0 0 1px var(--link)}
.choices input{width:17px;height:17px;margin:0;accent-color:var(--link)}
.trap{position:absolute;inset-inline-start:-9999px}
form .small,form .button{grid-column:1/-1;justify-self:start}
.contact.v-centre .wrap{max-width:820px}
.proofs{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,220px),1fr));gap:24px 40px}
.proofs li{display:grid;gap:3px;align-content:start;border-inline-start:3px solid var(--accent);padding-inline-start:18px}
.proofs span{color:var(--muted);font-size:15.5px}
.trust h2{margin-bottom:40px}
.trust.v-strip{padding-block:48px!important}
.trust.v-cards li{border:0;background:var(--card);border-radius:var(--r);padding:26px}
.foot{padding-block:72px 40px;font-size:15.5px}
.foot .wrap{display:grid;grid-template-columns:1.5fr 1fr 1fr;gap:40px 64px}
.foot-words p{margin-top:14px;color:var(--muted);max-width:30em}
.foot address{margin:0;font-weight:400;align-content:start}
.foot nav ul{display:grid;gap:8px}
.foot .small{grid-column:1/-1;border-top:1px solid var(--line);padding-top:24px;margin-top:16px}
.t-soft .art .s{fill:var(--paper)}.t-soft .art .p{fill:var(--soft)}.t-soft .art .ks{stroke:var(--paper)}.t-soft .art .kp{stroke:var(--soft)}
main:has(>section.t-ink:last-child)+.foot{border-top:1px solid var(--line)}
.foot.v-line .wrap{display:flex;flex-wrap:wrap;justify-content:space-between}
.foot.v-line .small{width:100%}`

export const NARROW = `@media(max-width:1000px){.top .wide{display:none}.narrow{display:block;border:0}
.narrow summary{list-style:none;cursor:pointer;font-weight:600;padding:12px 0}
.narrow nav{position:absolute;inset-inline:0;top:100%;background:var(--paper);border-block:1px solid var(--line);padding:8px 20px 20px}
.top .narrow ul{display:grid;gap:0}.top .narrow li a{display:block;padding:14px 0;font-size:18px;border-bottom:1px solid var(--line)}
.foot .wrap{grid-template-columns:1fr 1fr}.v-mosaic .pictures{grid-template-columns:1fr 1fr}.v-mosaic .pictures li,.v-mosaic .pictures li:nth-child(5n+1){grid-column:auto}
.v-mosaic .pictures li .picture{height:auto!important;aspect-ratio:4/3!important}}
@media(max-width:820px){:root{--air:68px}.wrap{padding-inline:20px}.top .wrap{gap:18px;min-height:66px}.name{font-size:19px}
.opening .wrap,.opening.v-over .wrap,.about .wrap,.about.v-left .wrap,.place .wrap,.contact .wrap,.questions.v-split .wrap{grid-template-columns:minmax(0,1fr);gap:40px}
.opening{padding-block:40px 64px!important}.opening.v-over .wrap{padding-inline:20px 0;gap:0}.opening.v-over .words{padding:48px 20px 40px 0}.opening.v-over .picture{aspect-ratio:4/3;min-height:0;margin-inline-start:-20px}
.opening.v-centre .picture{aspect-ratio:4/3}.about.v-left .picture{order:0}.head{margin-bottom:36px}.top .phone{display:none}
.v-rows .cards>li{align-items:start}.v-rows .cards .picture{width:92px}.v-rows .card-words{grid-template-columns:minmax(0,1fr);padding:22px 0}.v-rows .cards .note{text-align:start}
.v-rows .people>li{grid-template-columns:96px 1fr;gap:18px}}
@media(max-width:560px){.foot .wrap{grid-template-columns:1fr}.v-mosaic .pictures{grid-template-columns:1fr}form{grid-template-columns:1fr}.facts{grid-template-columns:repeat(auto-fit,minmax(92px,1fr));gap:18px}.facts dd{font-size:27px}.v-pictures .cards{grid-template-columns:1fr 1fr;gap:24px 14px}.actions .button{width:100%;text-align:center}}`
