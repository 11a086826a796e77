// Where the demo's companies are: their own places and those they drive to.

/** The numbers of the list LOCATION_TYPE. */
const types = {
  headquarters: 1,
  terminal: 2,
  crossDock: 4,
  shop: 5,
  fuel: 6,
  customer: 7,
  supplier: 8,
  yard: 9,
  office: 10,
}

export interface Spot {
  organization: string
  name: string
  typeId: number
  latitude: number
  longitude: number
  address: { line1?: string; city: string; postalCode?: string; state?: string; country: string }
}

const spot = (
  organization: string,
  type: keyof typeof types,
  name: string,
  [latitude, longitude]: [number, number],
  [line1, city, postalCode, state]: [string, string, string, string],
): Spot => ({
  organization,
  name,
  typeId: types[type],
  latitude,
  longitude,
  address: { line1, city, postalCode, state, country: state.slice(0, 2) },
})

export const northwaySpots: Spot[] = [
  spot(
    'Northway Logistics',
    'headquarters',
    'Northway headquarters',
    [39.5273, -119.8117],
    ['50 West Liberty Street', 'Reno', '89501', 'US-NV'],
  ),
  spot(
    'Reno terminal',
    'terminal',
    'Reno terminal',
    [39.5296, -119.7794],
    ['2100 Mill Street', 'Reno', '89502', 'US-NV'],
  ),
  spot('Reno yard', 'yard', 'Reno yard', [39.5312, -119.7748], ['2240 Mill Street', 'Reno', '89502', 'US-NV']),
  spot('Reno shop', 'shop', 'Reno shop', [39.5281, -119.7771], ['2150 Mill Street', 'Reno', '89502', 'US-NV']),
  spot(
    'Sparks cross-dock',
    'crossDock',
    'Sparks cross-dock',
    [39.5349, -119.7127],
    ['1400 East Greg Street', 'Sparks', '89431', 'US-NV'],
  ),
  spot(
    'Salt Lake terminal',
    'terminal',
    'Salt Lake terminal',
    [40.7365, -111.9822],
    ['1850 South 4800 West', 'Salt Lake City', '84104', 'US-UT'],
  ),
  spot(
    'Columbus terminal',
    'terminal',
    'Columbus terminal',
    [39.9462, -82.8821],
    ['4200 Fisher Road', 'Columbus', '43228', 'US-OH'],
  ),
  spot(
    'Columbus trailer pool',
    'yard',
    'Columbus trailer pool',
    [39.9441, -82.8768],
    ['4310 Fisher Road', 'Columbus', '43228', 'US-OH'],
  ),
  spot(
    'Harrisburg cross-dock',
    'crossDock',
    'Harrisburg cross-dock',
    [40.2581, -76.8204],
    ['3700 Paxton Street', 'Harrisburg', '17111', 'US-PA'],
  ),
  spot(
    'Elko maintenance shop',
    'shop',
    'Elko maintenance shop',
    [40.8406, -115.7902],
    ['1095 Idaho Street', 'Elko', '89801', 'US-NV'],
  ),
  spot(
    'Western division',
    'customer',
    'Halvorsen Foods',
    [38.5602, -121.4211],
    ['8200 Elder Creek Road', 'Sacramento', '95824', 'US-CA'],
  ),
  spot(
    'Western division',
    'customer',
    'Basin Ridge Dairy',
    [39.4749, -118.777],
    ['2700 Reno Highway', 'Fallon', '89406', 'US-NV'],
  ),
  spot(
    'Western division',
    'customer',
    'Truckee Paper',
    [39.328, -120.1833],
    ['10800 Pioneer Trail', 'Truckee', '96161', 'US-CA'],
  ),
  spot(
    'Western division',
    'customer',
    'Summit Outdoor',
    [40.6461, -111.498],
    ['1960 Sidewinder Drive', 'Park City', '84060', 'US-UT'],
  ),
  spot(
    'Western division',
    'customer',
    'Copperline Tools',
    [36.2411, -115.0613],
    ['4300 North Pecos Road', 'Las Vegas', '89115', 'US-NV'],
  ),
  spot(
    'Western division',
    'fuel',
    'Fernley fuel stop',
    [39.608, -119.2518],
    ['485 Truck Inn Way', 'Fernley', '89408', 'US-NV'],
  ),
  spot(
    'Western division',
    'fuel',
    'Winnemucca fuel stop',
    [40.973, -117.7357],
    ['1500 West Winnemucca Boulevard', 'Winnemucca', '89445', 'US-NV'],
  ),
  spot(
    'Western division',
    'fuel',
    'Wendover fuel stop',
    [40.7372, -114.0375],
    ['1295 West Wendover Boulevard', 'Wendover', '84083', 'US-UT'],
  ),
  spot(
    'Eastern division',
    'supplier',
    'Zanesville tire depot',
    [39.9403, -82.0132],
    ['2800 East Pike', 'Zanesville', '43701', 'US-OH'],
  ),
  spot(
    'Eastern division',
    'fuel',
    'Breezewood fuel stop',
    [39.9998, -78.2408],
    ['16600 Lincoln Highway', 'Breezewood', '15533', 'US-PA'],
  ),
  // Nothing stands around it and nothing is kept there: it may be deleted.
  spot(
    'Eastern division',
    'office',
    'Pittsburgh sales office',
    [40.4406, -79.9959],
    ['600 Grant Street', 'Pittsburgh', '15219', 'US-PA'],
  ),
]

export const haldenSpots: Spot[] = [
  spot(
    'Halden Freight',
    'headquarters',
    'Halden office',
    [59.9127, 10.7461],
    ['Dronning Eufemias gate 16', 'Oslo', '0191', 'NO-03'],
  ),
  spot('Moss terminal', 'terminal', 'Moss terminal', [59.434, 10.6577], ['Værftsgata 7', 'Moss', '1511', 'NO-30']),
  spot(
    'Larvik terminal',
    'terminal',
    'Larvik terminal',
    [59.0419, 10.0411],
    ['Revetalgata 2', 'Larvik', '3263', 'NO-38'],
  ),
  spot(
    'Coastal division',
    'customer',
    'Tønsberg Glass',
    [59.2675, 10.4076],
    ['Kilengaten 12', 'Tønsberg', '3117', 'NO-38'],
  ),
  spot(
    'Coastal division',
    'customer',
    'Vestby Timber',
    [59.6047, 10.7499],
    ['Støttumveien 3', 'Vestby', '1540', 'NO-30'],
  ),
]
