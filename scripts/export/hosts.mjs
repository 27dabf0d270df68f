import { apache } from './hosts/apache.mjs'
import { caddy } from './hosts/caddy.mjs'
import { cloudfront } from './hosts/cloudfront.mjs'
import { firebase } from './hosts/firebase.mjs'
import { netlify } from './hosts/netlify.mjs'
import { nginx } from './hosts/nginx.mjs'
import { serve } from './hosts/serve.mjs'
import { soteria } from './hosts/soteria.mjs'
import { vercel } from './hosts/vercel.mjs'
import { rulesFor } from './rules.mjs'

const HOSTS = [apache, caddy, cloudfront, firebase, netlify, nginx, serve, soteria, vercel]

/** The rules of the build in the words of every host, by file. */
export const hostFiles = (site) => Object.assign({ '.nojekyll': '' }, ...HOSTS.map((host) => host(rulesFor(site))))
