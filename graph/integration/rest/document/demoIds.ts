// The ids that examples name: the demo has the same on every machine, which a test sees to.

export const demoOrganization = 'afdd265e-9dea-5e31-a709-10d92b591773'

export const demoPeople: Readonly<Record<string, string>> = {
  'admin@demo.test': 'd30f0b4b-ad0e-5e11-a34e-dcc9e6749f43',
  'strategic@demo.test': '43eab97c-ed9b-51d3-aaad-2d7f4d78262c',
}
