// Why work waits or goes up, in the words of each department.

interface Reasons {
  /** Waiting for somebody of the organization. */
  internal: string[]
  /** Waiting for somebody else. */
  external: string[]
  escalation: string[]
}

export const reasonsOf: Record<string, Reasons> = {
  Maintenance: {
    internal: ['Waiting for parts, ordered yesterday', 'Unit is out on the road until tomorrow', 'The lift is in use'],
    external: [
      'Supplier has promised the part for tomorrow',
      'Waiting for the tyre dealer',
      'Warranty claim is with the maker',
    ],
    escalation: ['Parts are over the spending limit', 'Driver refuses the unit', 'Same fault for the third time'],
  },
  Yard: {
    internal: [
      'Waiting for a second pair of hands',
      'Yard tractor is in the shop',
      'Dock is blocked until the afternoon',
    ],
    external: ['Waiting for the landlord', 'Trailer is still with the customer'],
    escalation: ['Dock closed, loads are waiting', 'Seal numbers do not match the papers'],
  },
  Dispatch: {
    internal: ['Waiting for the day shift to confirm', 'Driver is on his rest period'],
    external: ['Customer asked to wait for a confirmed window', 'Broker calls back before noon', 'Waiting for customs'],
    escalation: ['Second missed window this week', 'Needs a decision on overtime', 'No driver with hours left'],
  },
  'Safety and compliance': {
    internal: ['Waiting for the camera recording', 'Driver is on leave until Monday'],
    external: ['Waiting for the licence office', 'Insurer has not answered yet'],
    escalation: ['Licence has run out', 'Third harsh event of this driver'],
  },
  'Customer care': {
    internal: ['Waiting for the proof of delivery', 'Waiting for dispatch to confirm the time'],
    external: ['Customer calls back tomorrow', 'Customer checks with the warehouse'],
    escalation: ['Customer threatens to leave', 'Claim is over the limit'],
  },
  'Fuel and billing': {
    internal: ['Waiting for the odometer readings', 'Waiting for the signed lane sheet'],
    external: ['Card provider looks into it', 'Waiting for the corrected invoice'],
    escalation: ['Difference is over the limit', 'Invoice is in dispute'],
  },
}
