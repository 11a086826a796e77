import { demoAdmin } from '../people/session/demoLogin.ts'

/** Whom one may sign in as where the demo is. */
export const demoAccounts = {
  password: demoAdmin.password,
  list: [
    { email: demoAdmin.email, about: 'Admin of Northway Logistics' },
    { email: 'strategic@demo.test', about: 'Strategic' },
    { email: 'tactical@demo.test', about: 'Tactical Mgt, maintenance in the Western division' },
    { email: 'supervision@demo.test', about: 'Supervision, tractors at Reno terminal' },
    { email: 'transactional@demo.test', about: 'Transactional, tractors at Reno terminal' },
    { email: 'admin@other.test', about: 'Admin of Halden Freight, another organization' },
  ],
}
