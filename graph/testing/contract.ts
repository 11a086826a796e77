// Holds the legacy door to its own document: whatever is sent, the status is declared and the answer fits its schema.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import fc from 'fast-check'
import type { OpenApi, Operation } from '../integration/rest/document/openapi.ts'
import { requestsOf, type Sent } from './contractRequests.ts'

export interface Account {
  name: string
  headers: Record<string, string>
}

interface Told extends Sent {
  status: number
  answer: string
}

export class Contract {
  /** How often each status came back. */
  readonly statuses: Record<string, number> = {}
  /** The operations that have succeeded. */
  readonly done = new Set<string>()
  private readonly base: string
  private readonly document: OpenApi
  private readonly accounts: readonly Account[]
  private readonly ajv: Ajv2020
  private readonly known: Record<string, Set<unknown>> = {}

  private constructor(base: string, document: OpenApi, accounts: readonly Account[]) {
    this.base = base
    this.document = document
    this.accounts = accounts
    this.ajv = new Ajv2020({ allErrors: true, strict: false })
    formats.default(this.ajv)
    this.ajv.addSchema(document, 'api')
  }

  /** Reads the document, and by its own examples what ids there are. */
  static async read(base: string, accounts: readonly Account[]): Promise<Contract> {
    const document = (await (await fetch(`${base}/api/openapi.json`)).json()) as OpenApi
    const contract = new Contract(base, document, accounts)
    for (const { path, method, operation } of contract.operations()) {
      if (method !== 'get') continue
      const query = operation.parameters.flatMap((one) =>
        'example' in one ? [`${one.name}=${encodeURIComponent(String(one.example))}`] : [],
      )
      const response = await fetch(`${base}${path}?${query.join('&')}`, { headers: accounts[0]!.headers })
      contract.learn(await response.json(), 0)
    }
    return contract
  }

  operations() {
    return Object.entries(this.document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )
  }

  /** What was found, for a person. */
  get summary(): string {
    const statuses = Object.entries(this.statuses).map(([status, count]) => `${count} × ${status}`)
    const never = this.operations().filter(({ operation }) => !this.done.has(operation.operationId))
    return `${statuses.join(', ')}; ${this.done.size} of ${this.operations().length} have succeeded${never.length ? `, never ${never.map(({ operation }) => operation.operationId).join(', ')}` : ''}.`
  }

  /** Ids by the name of their field, a few of each. */
  private learn(value: unknown, depth: number) {
    if (typeof value !== 'object' || value === null || depth > 4) return
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'object') this.learn(inner, depth + 1)
      else if (!/^\d+$/.test(key) && inner !== '') {
        const values = (this.known[key.toLowerCase()] ??= new Set())
        if (values.size < 6) values.add(inner)
      }
    }
  }

  /** Sends so many requests, some at a time; throws at the first answer that the document does not have. */
  async attack(runs: number, seed: number) {
    const operations = this.operations()
    const each = Math.ceil(runs / operations.length)
    const known = Object.fromEntries(Object.entries(this.known).map(([key, values]) => [key, [...values]]))
    const lists = operations.map(({ path, method, operation }, i) =>
      fc
        .sample(requestsOf(path, method, operation, this.document, known), { numRuns: each, seed: seed + i })
        .map((sent) => ({ sent, operation })),
    )
    // Turn by turn over all of them, so that what one makes another uses up.
    const queue = Array.from({ length: each }, (_, turn) => lists.map((list) => list[turn]!))
      .flat()
      .slice(0, runs)
    let next = 0
    const work = async () => {
      while (next < queue.length) {
        const i = next++
        const { sent, operation } = queue[i]!
        this.judge(
          operation,
          await this.send(sent, this.accounts[i % this.accounts.length]!),
          this.accounts[i % this.accounts.length]!.name,
          seed,
        )
      }
    }
    await Promise.all(Array.from({ length: 6 }, work))
  }

  private async send(sent: Sent, { headers }: Account): Promise<Told> {
    const response = await fetch(this.base + sent.path, {
      method: sent.method,
      headers: { ...headers, ...sent.headers },
      ...(sent.body !== undefined && { body: sent.body }),
    })
    return { ...sent, status: response.status, answer: await response.text() }
  }

  private judge(operation: Operation, told: Told, who: string, seed: number) {
    const { status, answer } = told
    this.statuses[status] = (this.statuses[status] ?? 0) + 1
    if (status === 200) this.done.add(operation.operationId)
    const tell = (what: string) =>
      new Error(
        `${what}\n${told.method} ${told.path} as ${who}, seed ${seed}\n${JSON.stringify(told.headers)} ${told.body ?? ''}\n${status} ${answer.slice(0, 1000)}`,
      )
    if (!operation.responses[status]) throw tell('This status is not declared.')
    let body: unknown
    try {
      body = JSON.parse(answer)
    } catch {
      throw tell('The answer is no JSON.')
    }
    const fits = this.validator(told, operation, status)
    if (!fits(body)) throw tell(`The answer does not fit its schema: ${this.ajv.errorsText(fits.errors)}`)
  }

  private validator({ template, method }: Told, operation: Operation, status: number): ValidateFunction {
    const at =
      '$ref' in operation.responses[status]!
        ? `/components/responses/${status}`
        : `/paths/${template.replaceAll('/', '~1')}/${method.toLowerCase()}/responses/${status}`
    const pointer = `api#${encodeURI(at)}/content/application~1json/schema`
    return this.ajv.getSchema(pointer) ?? this.ajv.compile({ $ref: pointer })
  }
}
