// Numbers to watch, in the text that Prometheus reads. What counts on a hot path holds plain numbers, so that counting
// is an addition; a library's would cost more than a request may (docs/decisions/kernel.md).
export interface Family {
  readonly name: string
  readonly labels: readonly string[]
  write: () => Promise<string[]>
}

const families = new Map<string, Family>()

/** A family that is declared anew takes the place of the one before, as where tests open several servers. */
function register<F extends Family>(family: F): F {
  families.set(family.name, family)
  return family
}

const head = (name: string, help: string, type: string) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]

const escaped = (value: string) => value.replace(/[\\"\n]/g, (char) => (char === '\n' ? '\\n' : `\\${char}`))

/** `{door="rest",status="200"}`; empty without labels. */
function labelText(labels: readonly string[], values: readonly string[]): string {
  const pairs = labels.map((label, i) => `${label}="${escaped(values[i] ?? '')}"`)
  return pairs.length ? `{${pairs.join(',')}}` : ''
}

/** One per combination of labels, made at its first use. */
class Children<Child> {
  readonly labels: readonly string[]
  private readonly make: () => Child
  private readonly byKey = new Map<string, { values: readonly string[]; child: Child }>()

  constructor(labels: readonly string[], make: () => Child) {
    this.labels = labels
    this.make = make
  }

  of(...values: string[]): Child {
    const key = values.length === 1 ? values[0]! : values.join('\0')
    const known = this.byKey.get(key)
    if (known) return known.child
    const child = this.make()
    this.byKey.set(key, { values, child })
    return child
  }

  [Symbol.iterator]() {
    return this.byKey.values()
  }
}

class Count {
  value = 0

  add(amount = 1) {
    this.value += amount
  }
}

export interface Counter extends Family {
  of(...values: string[]): Count
}

/** What only grows. Its name ends in `_total`. */
export function counter(name: `opsgraph_${string}_total`, help: string, labels: readonly string[] = []): Counter {
  const children = new Children(labels, () => new Count())
  if (!labels.length) children.of()
  return register({
    name,
    labels,
    of: (...values) => children.of(...values),
    write: async () => [
      ...head(name, help, 'counter'),
      ...Array.from(children, ({ values, child }) => `${name}${labelText(labels, values)} ${child.value}`),
    ],
  })
}

/** The upper bounds of latencies, in seconds. */
const latencies = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

class Buckets {
  readonly counts: number[]
  sum = 0
  private readonly bounds: readonly number[]

  constructor(bounds: readonly number[]) {
    this.bounds = bounds
    this.counts = Array.from({ length: bounds.length + 1 }, () => 0)
  }

  observe(value: number) {
    const { bounds } = this
    let at = 0
    while (at < bounds.length && value > bounds[at]!) at++
    this.counts[at]!++
    this.sum += value
  }
}

export interface Histogram extends Family {
  of(...values: string[]): Buckets
}

/** How values are spread, as latencies in seconds. */
export function histogram(
  name: `opsgraph_${string}_seconds`,
  help: string,
  labels: readonly string[] = [],
  bounds: readonly number[] = latencies,
): Histogram {
  const children = new Children(labels, () => new Buckets(bounds))
  if (!labels.length) children.of()
  const withBound = [...labels, 'le']
  return register({
    name,
    labels,
    of: (...values) => children.of(...values),
    async write() {
      const lines = head(name, help, 'histogram')
      for (const { values, child } of children) {
        let total = 0
        for (const [i, count] of child.counts.entries()) {
          total += count
          lines.push(`${name}_bucket${labelText(withBound, [...values, String(bounds[i] ?? '+Inf')])} ${total}`)
        }
        const own = labelText(labels, values)
        lines.push(`${name}_sum${own} ${child.sum}`, `${name}_count${own} ${total}`)
      }
      return lines
    },
  })
}

/** Values of a gauge, by their labels in order. */
export type Readings = Iterable<readonly [value: number, ...labels: string[]]>

/** What is read when somebody looks. One that can't be read is left out, and keeps no other from being read. */
export function gauge(
  name: string,
  help: string,
  labels: readonly string[],
  read: () => Readings | Promise<Readings>,
  type: 'gauge' | 'counter' = 'gauge',
): Family {
  return register({
    name,
    labels,
    async write() {
      const lines = head(name, help, type)
      try {
        for (const [value, ...values] of await read()) lines.push(`${name}${labelText(labels, values)} ${value}`)
      } catch {
        // Its absence tells; the alert on it says so.
      }
      return lines
    },
  })
}

/** Everything there is to watch, in Prometheus' text format 0.0.4. */
export async function writeMetrics(): Promise<string> {
  const written = await Promise.all(Array.from(families.values(), (family) => family.write()))
  return `${written.flat().join('\n')}\n`
}
