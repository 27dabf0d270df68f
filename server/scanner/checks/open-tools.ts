import { say } from '@/server/scanner/check'
import type { Saying, Severity } from '@/lib/contract/scan-result'
import type { Exchange } from '@/server/net/http'
import { isHtmlPage, type Probe } from '@/server/scanner/probe'

export type ToolProbe = Probe & { product: string; rule: 'open-panel'; severity: Severity; impact: Saying; fix: Saying }

/** What an open tool gives away, worst first, and how grave that is. */
const GIVES = {
  server: { severity: 'critical', impact: say('givesServer') },
  control: { severity: 'critical', impact: say('givesControl') },
  data: { severity: 'high', impact: say('givesData') },
  map: { severity: 'medium', impact: say('givesMap') },
} as const satisfies Record<string, { severity: Severity; impact: Saying }>

/** All of these in a page of HTML. */
const page =
  (...signs: RegExp[]) =>
  ({ body }: Exchange) =>
    signs.every((sign) => sign.test(body.slice(0, 65_536)))
/** JSON, or the text of an interface, with all of these: what a page says about a tool is HTML. */
const data =
  (...signs: RegExp[]) =>
  (answer: Exchange) =>
    !isHtmlPage(answer) && page(...signs)(answer)

type Tool = { product: string; gives: keyof typeof GIVES; paths: string[]; isIt: Probe['isIt']; how?: string }

/** Tools that answer without a sign-in, each by an answer that it keeps back once there is one. */
const TOOLS: Tool[] = [
  {
    product: 'Node-RED',
    gives: 'server',
    paths: ['/settings', '/red/settings', '/admin/settings', '/node-red/settings'],
    isIt: data(/^\s*\{"httpNodeRoot":/, /"version":"\d/),
    how: 'adminAuth in settings.js',
  },
  {
    product: 'Jenkins script console',
    gives: 'server',
    paths: ['/script', '/jenkins/script'],
    isIt: page(/<h1>Script Console<\/h1>/i, /Jenkins/),
    how: 'Manage Jenkins → Security',
  },
  {
    product: 'Jenkins',
    gives: 'data',
    paths: ['/api/json', '/jenkins/api/json'],
    isIt: data(/^\s*\{"_class":"hudson\.model\.Hudson"/),
    how: 'Manage Jenkins → Security',
  },
  {
    product: 'Tomcat manager',
    gives: 'server',
    paths: ['/manager/html', '/manager/status', '/host-manager/html'],
    isIt: page(/<title>\/(?:host-)?manager<\/title>/i, /Tomcat|Server Status/),
    how: 'tomcat-users.xml',
  },
  {
    product: 'Jupyter',
    gives: 'server',
    paths: ['/api/contents', '/jupyter/api/contents', '/lab/api/contents'],
    isIt: data(/^\s*\{"name": ?"", ?"path": ?""/, /"type": ?"directory"/),
    how: 'ServerApp.token',
  },
  {
    product: 'Kubernetes',
    gives: 'server',
    paths: ['/api/v1/namespaces'],
    isIt: data(/^\s*\{\s*"kind": ?"NamespaceList"/),
    how: '--anonymous-auth=false',
  },
  {
    product: 'Kubernetes node',
    gives: 'server',
    paths: ['/pods'],
    isIt: data(/^\s*\{\s*"kind": ?"PodList"/),
    how: 'authentication.anonymous.enabled: false',
  },
  {
    product: 'Docker',
    gives: 'server',
    paths: ['/version'],
    isIt: data(/^\s*\{/, /"ApiVersion": ?"\d/, /"MinAPIVersion"/),
    how: 'dockerd --tlsverify',
  },
  {
    product: 'Apache Spark',
    gives: 'server',
    paths: ['/'],
    isIt: page(/<title>Spark (?:Master|Worker) at [^<]{1,200}<\/title>/),
    how: 'spark.acls.enable',
  },
  {
    product: 'Apache Flink',
    gives: 'server',
    paths: ['/config', '/flink/config'],
    isIt: data(/^\s*\{"refresh-interval":\d+/, /"flink-version":"/),
  },
  {
    product: 'Hadoop YARN',
    gives: 'server',
    paths: ['/ws/v1/cluster/info'],
    isIt: data(/"clusterInfo": ?\{/, /"hadoopVersion": ?"/),
    how: 'hadoop.http.authentication.type',
  },
  {
    product: 'Apache Solr',
    gives: 'control',
    paths: ['/solr/'],
    isIt: page(/<title[^>]*>Solr Admin<\/title>/i),
    how: 'security.json',
  },
  {
    product: 'Elasticsearch',
    gives: 'control',
    paths: ['/', '/elasticsearch/'],
    isIt: data(/^\s*\{/, /"cluster_name"\s*:/, /"tagline"\s*:\s*"(?:You Know, for Search|The OpenSearch Project)/),
    how: 'xpack.security.enabled: true',
  },
  {
    product: 'Kibana',
    gives: 'control',
    paths: ['/api/status', '/kibana/api/status'],
    isIt: data(/^\s*\{/, /"build_hash":"[0-9a-f]{8,}/, /"overall":\{/),
    how: 'xpack.security.enabled: true',
  },
  {
    product: 'Kibana',
    gives: 'control',
    paths: ['/app/kibana'],
    isIt: page(/kbn-injected-metadata/i),
    how: 'xpack.security.enabled: true',
  },
  {
    product: 'CouchDB',
    gives: 'control',
    paths: ['/_all_dbs', '/couchdb/_all_dbs'],
    isIt: data(/^\s*\[[^\]]*"_users"/),
    how: 'require_valid_user = true',
  },
  {
    product: 'Consul',
    gives: 'control',
    paths: ['/v1/agent/self'],
    isIt: data(/^\s*\{\s*"Config": ?\{/, /"Datacenter": ?"/),
    how: 'acl.enabled = true',
  },
  {
    product: 'etcd',
    gives: 'control',
    paths: ['/v2/keys/'],
    isIt: data(/^\s*\{"action":"get","node":\{/),
    how: 'etcdctl auth enable',
  },
  {
    product: 'mongo-express',
    gives: 'control',
    paths: ['/', '/mongo-express/'],
    isIt: page(/<title>Home - Mongo Express<\/title>/i),
    how: 'ME_CONFIG_BASICAUTH',
  },
  {
    product: 'Redis Commander',
    gives: 'control',
    paths: ['/', '/redis-commander/'],
    isIt: page(/<title>Redis Commander[^<]*<\/title>/i, /<div[^>]{0,100}\bid="keyTree"/),
    how: '--http-auth-username',
  },
  {
    product: 'Supervisor',
    gives: 'control',
    paths: ['/', '/supervisor/'],
    isIt: page(/<title>Supervisor Status<\/title>/i),
    how: '[inet_http_server] password',
  },
  {
    product: 'Sidekiq',
    gives: 'control',
    paths: ['/sidekiq', '/admin/sidekiq'],
    isIt: page(/<title>(?:\[\w+\] )?Sidekiq<\/title>/i, /class="[^"]*\bbusy\b/i),
  },
  {
    product: 'RabbitMQ',
    gives: 'data',
    paths: ['/api/overview', '/rabbitmq/api/overview'],
    isIt: data(/^\s*\{"management_version":"/, /"rabbitmq_version":"/),
    how: 'auth_backends',
  },
  {
    product: 'Grafana',
    gives: 'data',
    paths: ['/api/org', '/grafana/api/org'],
    isIt: data(/^\s*\{"id":\d+,"name":"[^"]*","address":\{/),
    how: '[auth.anonymous] enabled = false',
  },
  {
    product: 'Docker registry',
    gives: 'data',
    paths: ['/v2/_catalog'],
    isIt: data(/^\s*\{"repositories":\[/),
    how: 'auth.htpasswd',
  },
  {
    product: 'Prometheus',
    gives: 'data',
    paths: ['/api/v1/status/runtimeinfo', '/prometheus/api/v1/status/runtimeinfo'],
    isIt: data(/^\s*\{"status":"success","data":\{/, /"storageRetention":"/),
    how: 'basic_auth_users in web.yml',
  },
  {
    product: 'Alertmanager',
    gives: 'data',
    paths: ['/api/v2/status', '/alertmanager/api/v2/status'],
    isIt: data(/^\s*\{"cluster":\{/, /"versionInfo":\{/),
    how: 'basic_auth_users in web.yml',
  },
  {
    product: 'Flower',
    gives: 'data',
    paths: ['/workers', '/flower/workers'],
    isIt: page(/<title>Flower<\/title>/i, /id="workers-table"/i),
    how: '--basic-auth',
  },
  {
    product: 'Traefik',
    gives: 'map',
    paths: ['/api/overview', '/traefik/api/overview'],
    isIt: data(/^\s*\{"http":\{"routers":\{"total":\d/),
    how: 'api.insecure: false',
  },
  {
    product: 'HAProxy statistics',
    gives: 'map',
    paths: ['/haproxy?stats', '/stats', '/haproxy-status'],
    isIt: page(/<title>Statistics Report for HAProxy/i),
    how: 'stats auth',
  },
  {
    product: 'Netdata',
    gives: 'map',
    paths: ['/api/v1/info', '/netdata/api/v1/info'],
    isIt: data(/^\s*\{/, /"version": ?"v\d/, /"mirrored_hosts"/),
  },
  {
    product: 'cAdvisor',
    gives: 'map',
    paths: ['/containers/'],
    isIt: page(/<title>cAdvisor - \/<\/title>/),
    how: '--http_auth_file',
  },
  {
    product: 'Eureka',
    gives: 'map',
    paths: ['/eureka/apps'],
    isIt: ({ body }) => /^\s*<applications>\s*<versions__delta>/.test(body),
    how: 'spring-boot-starter-security',
  },
  {
    product: 'MinIO metrics',
    gives: 'map',
    paths: ['/minio/v2/metrics/cluster'],
    isIt: data(/^# HELP minio_/m),
    how: 'MINIO_PROMETHEUS_AUTH_TYPE=jwt',
  },
]

export const OPEN_TOOLS: ToolProbe[] = TOOLS.flatMap(({ product, gives, paths, isIt, how }) =>
  paths.map((path) => ({
    path,
    product,
    rule: 'open-panel' as const,
    isIt,
    ...GIVES[gives],
    fix: how ? say('signInFix', { product, how }) : say('proxyFix', { product }),
  })),
)
