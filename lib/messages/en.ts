import { agency } from './en/agency'
import { asset } from './en/asset'
import { auth } from './en/auth'
import { automation } from './en/automation'
import { checklist } from './en/checklist'
import { client } from './en/client'
import { dashboard } from './en/dashboard'
import { delivery } from './en/delivery'
import { finder } from './en/finder'
import { help } from './en/help'
import { integration } from './en/integration'
import { lead } from './en/lead'
import { locked } from './en/locked'
import { leadWrite } from './en/lead-write'
import { branding } from './en/branding'
import { makeClient } from './en/make-client'
import { leadDeeds } from './en/lead-deeds'
import { leadImport } from './en/lead-import'
import { pay } from './en/pay'
import { reseller } from './en/reseller'
import { resellerAccount } from './en/reseller-account'
import { monitoring } from './en/monitoring'
import { privacy } from './en/privacy'
import { problem } from './en/problem'
import { recipe } from './en/recipe'
import { recipes } from './en/recipes'
import { report } from './en/report'
import { scan } from './en/scan'
import { setting } from './en/setting'
import { shell } from './en/shell'
import { ui } from './en/ui'
import { websiteEditor } from './en/website-editor'
import { websiteFields } from './en/website-fields'
import { website } from './en/website'
import { websiteFrame } from './en/website-frame'
import { websiteNew } from './en/website-new'
import { websiteManager } from './en/website-manager'
import { websitePreview } from './en/website-preview'
import { dfyKit } from './en/dfy-kit'
import { widget } from './en/widget'
import { wordpress } from './en/wordpress'
import { workspace } from './en/workspace'

/** Every text of the app, by noun. The one language that is complete by definition. */
export const en = {
  ui,
  shell,
  auth,
  workspace,
  asset,
  scan,
  report,
  dashboard,
  problem,
  checklist,
  help,
  setting,
  monitoring,
  automation,
  integration,
  recipe,
  recipes,
  delivery,
  websiteEditor,
  websiteFields,
  widget,
  wordpress,
  finder,
  lead,
  locked,
  leadWrite,
  privacy,
  agency,
  client,
  branding,
  makeClient,
  leadDeeds,
  leadImport,
  pay,
  reseller,
  resellerAccount,
  website,
  websiteFrame,
  websiteNew,
  websiteManager,
  websitePreview,
  dfyKit,
}
