/** Names under which many have a page of their own: the name says nothing of whose it is. */
export const SHARED_HOSTS: ReadonlySet<string> = new Set(
  (
    'facebook.com fb.com fb.me instagram.com twitter.com x.com linkedin.com youtube.com youtu.be tiktok.com pinterest.com wa.me whatsapp.com ' +
    't.me telegram.me snapchat.com yelp.com tripadvisor.com booking.com airbnb.com opentable.com justeat.com lieferando.de ubereats.com ' +
    'doordash.com deliveroo.co.uk foursquare.com google.com goo.gl business.site bing.com apple.com wixsite.com wix.com squarespace.com ' +
    'weebly.com wordpress.com blogspot.com tumblr.com jimdo.com jimdosite.com jimdofree.com webnode.com godaddysites.com strikingly.com ' +
    'webflow.io carrd.co github.io gitlab.io netlify.app vercel.app pages.dev web.app firebaseapp.com myshopify.com shopify.com etsy.com ' +
    'ebay.com amazon.com big-cartel.com bigcartel.com linktr.ee bit.ly tinyurl.com gelbeseiten.de dasoertliche.de paginasamarillas.es'
  ).split(' '),
)

/** Where anybody has an address: the name says nothing of whose it is. */
export const MAIL_PROVIDERS: ReadonlySet<string> = new Set(
  (
    'gmail.com googlemail.com outlook.com hotmail.com hotmail.co.uk hotmail.de hotmail.es hotmail.fr live.com live.co.uk msn.com yahoo.com ' +
    'yahoo.co.uk yahoo.de yahoo.es yahoo.fr ymail.com aol.com icloud.com me.com mac.com gmx.de gmx.net gmx.at gmx.ch gmx.com web.de ' +
    't-online.de freenet.de posteo.de mailbox.org proton.me protonmail.com pm.me tutanota.com tuta.io fastmail.com hey.com zoho.com mail.com ' +
    'mail.ru yandex.ru yandex.com qq.com 163.com 126.com orange.fr wanadoo.fr laposte.net free.fr sfr.fr libero.it virgilio.it tiscali.it ' +
    'telefonica.net bluewin.ch eircom.net btinternet.com sky.com virginmedia.com talktalk.net comcast.net verizon.net att.net sbcglobal.net'
  ).split(' '),
)
