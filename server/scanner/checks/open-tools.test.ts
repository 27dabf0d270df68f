import { makeExchange } from '@/server/net/exchange'
import { closeServers } from '@/server/scanner/testing'
import { exposurePanels } from './exposure-panels'
import { OPEN_TOOLS } from './open-tools'
import { html, judge, type Reply } from './testing'

afterEach(closeServers)

/** What each says at its first path when it asks nobody to sign in. */
const ANSWERS: Record<string, string> = {
  'Node-RED': '{"httpNodeRoot":"/","version":"4.0.9","context":{"default":"memory"},"editorTheme":{}}',
  'Jenkins script console': '<html><head><title>Script Console [Jenkins]</title></head><body><h1>Script Console</h1>',
  Jenkins: '{"_class":"hudson.model.Hudson","assignedLabels":[{}],"mode":"NORMAL","jobs":[]}',
  'Tomcat manager': '<html><head><title>/manager</title></head><body>Tomcat Web Application Manager',
  Jupyter: '{"name": "", "path": "", "last_modified": "2026-11-01", "content": [], "type": "directory"}',
  Kubernetes: '{\n  "kind": "NamespaceList",\n  "apiVersion": "v1"',
  'Kubernetes node': '{"kind":"PodList","apiVersion":"v1","items":[]}',
  Docker: '{"Platform":{"Name":""},"Version":"27.0","ApiVersion":"1.46","MinAPIVersion":"1.24"}',
  'Apache Spark': '<!DOCTYPE html><html><head><title>Spark Master at spark://10.0.0.4:7077</title>',
  'Apache Flink': '{"refresh-interval":3000,"timezone-name":"UTC","flink-version":"1.20.0"}',
  'Hadoop YARN': '{"clusterInfo":{"id":1,"state":"STARTED","hadoopVersion":"3.4.0"}}',
  'Apache Solr': '<html><head><title ng-bind="x">Solr Admin</title>',
  Elasticsearch: '{\n  "name" : "one",\n  "cluster_name" : "shop",\n  "tagline" : "You Know, for Search"\n}',
  Kibana:
    '{"name":"kibana","uuid":"1","version":{"number":"8.15.0","build_hash":"0123456789ab"},"status":{"overall":{"level":"available"}}}',
  CouchDB: '["_replicator","_users","orders"]',
  Consul: '{"Config":{"Datacenter":"dc1","NodeName":"one"}}',
  etcd: '{"action":"get","node":{"dir":true}}',
  'mongo-express': '<!DOCTYPE html><html><head><title>Home - Mongo Express</title>',
  'Redis Commander': '<html><head><title>Redis Commander: Home</title></head><body><div id="keyTree">',
  Supervisor: '<html><head><title>Supervisor Status</title>',
  Sidekiq: '<html><head><title>[PRODUCTION] Sidekiq</title></head><body><li class="busy col-sm-1">',
  RabbitMQ:
    '{"management_version":"3.13.1","rates_mode":"basic","product_name":"RabbitMQ","rabbitmq_version":"3.13.1"}',
  Grafana: '{"id":1,"name":"Main Org.","address":{"address1":"","city":""}}',
  'Docker registry': '{"repositories":["shop/api"]}',
  Prometheus: '{"status":"success","data":{"startTime":"2026-11-01T00:00:00Z","CWD":"/","storageRetention":"15d"}}',
  Alertmanager: '{"cluster":{"status":"ready"},"config":{"original":""},"versionInfo":{"version":"0.27"}}',
  Flower: '<html><head><title>Flower</title></head><body><table id="workers-table">',
  Traefik: '{"http":{"routers":{"total":3,"warnings":0,"errors":0}}}',
  'HAProxy statistics': '<html><head><title>Statistics Report for HAProxy on lb1</title>',
  Netdata: '{"version": "v1.44", "uid": "1", "mirrored_hosts": ["one"]}',
  cAdvisor: '<html><head><title>cAdvisor - /</title>',
  Eureka: '<applications>\n  <versions__delta>1</versions__delta>',
  'MinIO metrics': '# HELP minio_cluster_capacity_raw_total_bytes Total\n',
}
const PRODUCTS = [...new Set(OPEN_TOOLS.map(({ product }) => product))]

const answer = (body: string) =>
  makeExchange({
    url: 'https://shop.test/',
    method: 'GET',
    status: 200,
    headers: [],
    content: Buffer.from(body),
    bytes: body.length,
    truncated: false,
    timedOut: false,
    ms: 1,
  })
const isTold = (product: string, body: string) =>
  OPEN_TOOLS.some((probe) => probe.product === product && probe.isIt(answer(body)))

test('every tool has an answer here that it is known by', () => {
  expect(Object.keys(ANSWERS).toSorted()).toEqual(PRODUCTS.toSorted())
})

test.each(PRODUCTS)('%s is known by its own answer, and not by that of another or by talk about it', (product) => {
  const own = ANSWERS[product] ?? ''
  expect(isTold(product, own)).toBe(true)
  const others = Object.entries(ANSWERS).filter(([name, body]) => name !== product && isTold(product, body))
  expect(others).toEqual([])
  for (const other of [
    `<!doctype html><title>${product}: how we run it</title><p>${product} answers <code>${own.replaceAll('<', '&lt;')}</code></p>`,
    `<!doctype html><title>Sign in - ${product}</title><h1>${product}</h1><form action="/login"><input type="password" name="password"></form>`,
    `{"error":"Unauthorized","message":"Sign in to ${product}"}`,
  ])
    expect(isTold(product, other)).toBe(false)
})

const serve = (files: Record<string, Reply>) => ({
  mode: 'full' as const,
  limits: { requests: 600 },
  http: ({ url = '/' }: { url?: string }) =>
    files[url] ?? (url === '/' ? html('<title>Shop</title>') : { status: 404, body: 'Not found' }),
})

test('an open tool is told with what it gives away and how it is closed; one that asks for a password is not', async () => {
  const open = (product: string): Reply => ({ body: ANSWERS[product] })
  const { findings } = await judge(exposurePanels, {
    ...serve({
      '/settings': open('Node-RED'),
      '/node-red/settings': open('Node-RED'),
      '/prometheus/api/v1/status/runtimeinfo': open('Prometheus'),
      '/api/v1/info': open('Netdata'),
      '/api/overview': { status: 401, body: ANSWERS.RabbitMQ },
    }),
  })
  expect(findings.map(({ title, severity, at }) => [title, severity, new URL(at).pathname])).toEqual([
    ['Node-RED requires no sign-in', 'critical', '/settings'],
    ['Prometheus requires no sign-in', 'high', '/prometheus/api/v1/status/runtimeinfo'],
    ['Netdata requires no sign-in', 'medium', '/api/v1/info'],
  ])
  expect(findings[0]).toMatchObject({
    impact: 'Anyone who finds it can run code on this server.',
    remediation: expect.stringContaining('adminAuth in settings.js'),
  })
  expect(findings[2]?.remediation).toContain('has no sign-in of its own')
})

test('a sign-in page at the root is a page to hide and no open tool', async () => {
  const { findings } = await judge(exposurePanels, serve({ '/': html('<title>RabbitMQ Management</title>') }))
  expect(findings.map(({ title, severity }) => [title, severity])).toEqual([
    ['RabbitMQ sign-in page is public', 'medium'],
  ])
})
