/**
 * A hundred plugins with the most installations, by the list of wordpress.org/plugins/browse/popular/ as it is known
 * here, asked for by name: much of what a plugin does shows on no page.
 */
export const POPULAR_PLUGINS = `
  advanced-custom-fields akismet all-in-one-seo-pack all-in-one-wp-migration all-in-one-wp-security-and-firewall astra-sites autoptimize
  backwpup better-search-replace better-wp-security broken-link-checker classic-editor cleantalk-spam-protect code-snippets coming-soon
  complianz-gdpr contact-form-7 contact-form-7-honeypot cookie-law-info cookie-notice custom-post-type-ui duplicate-page duplicate-post
  duplicator elementor elementskit-lite essential-addons-for-elementor-lite ewww-image-optimizer fluentform forminator give
  google-analytics-for-wordpress google-site-kit gutenberg header-footer-elementor hello-dolly image-optimization insert-headers-and-footers
  instagram-feed jetpack learnpress limit-login-attempts-reloaded litespeed-cache loco-translate loginizer mailchimp-for-wp mailpoet
  maintenance mainwp-child nextgen-gallery ninja-forms one-click-demo-import optinmonster photo-gallery polylang popup-builder post-smtp
  premium-addons-for-elementor profile-builder really-simple-ssl redirection regenerate-thumbnails royal-elementor-addons seo-by-rank-math
  sg-cachepress sg-security shortcodes-ultimate siteorigin-panels smart-slider-3 sucuri-scanner svg-support tablepress the-events-calendar
  tinymce-advanced tutor ultimate-addons-for-gutenberg ultimate-member updraftplus user-registration w3-total-cache woocommerce
  woocommerce-gateway-stripe woocommerce-payments wordfence wordpress-importer wordpress-seo worker wp-fastest-cache wp-file-manager
  wp-google-maps wp-mail-smtp wp-multibyte-patch wp-optimize wp-smushit wp-statistics wp-super-cache wpforms-lite wps-hide-login
  wpvivid-backuprestore yith-woocommerce-wishlist
`
  .trim()
  .split(/\s+/)
