-- What Prisma's schema can't say of metrics, benchmarks, breaches, peers and practices.

alter table metric
  add constraint metric_name_check check (length(name) between 1 and 200),
  add constraint metric_unit_check check (length(unit) between 1 and 40),
  add constraint metric_group_check check (group_id is null or department_id is not null);
alter table metric_formula add constraint metric_formula_length_check check (length(formula) between 1 and 500);
alter table observation
  add constraint observation_finite_check check (
    (numerator is null or numerator between -1e300 and 1e300) and (denominator is null or denominator between -1e300 and 1e300)
    and (value is null or value between -1e300 and 1e300));
create index observation_location on observation (location_id, metric_id, at) where location_id is not null;
create index observation_vehicle on observation (vehicle_id, metric_id, at) where vehicle_id is not null;
create index observation_person on observation (user_id, metric_id, at) where user_id is not null;
alter table benchmark
  add constraint benchmark_order_check check (
    0 <= missed_opportunity_trigger and missed_opportunity_trigger < warning_trigger and warning_trigger <= ctq_value and ctq_value <= 100),
  add constraint benchmark_points_check check (consecutive_points between 1 and 30),
  add constraint benchmark_margin_check check (unit_margin >= 0 and (unit_margin is null) = (currency is null)),
  add constraint benchmark_name_check check (length(name) between 1 and 200),
  add constraint benchmark_group_check check (group_id is null or department_id is not null);
-- A scope has one open breach of a benchmark at a time.
create unique index breach_open on breach (benchmark_id, scope_id) where recovered_at is null;
create index breach_open_of_root on breach (root_id, scope_id) where recovered_at is null;
create unique index practice_answer_once on practice_answer
  (organization_id, coalesce(department_id, '00000000-0000-0000-0000-000000000000'), feature_id);

create trigger metric_formula_append_only before update on metric_formula for each row execute function refuse_change();
create trigger observation_change_append_only before update or delete on observation_change for each row execute function refuse_change();
create trigger opportunity_entry_append_only before update or delete on opportunity_entry for each row execute function refuse_change();

create trigger metric_placed before insert or update of organization_id on metric for each row execute function placed();
create trigger benchmark_placed before insert or update of organization_id on benchmark for each row execute function placed();
create trigger breach_placed before insert or update of organization_id on breach for each row execute function placed();
create trigger opportunity_entry_placed before insert on opportunity_entry for each row execute function placed();
create trigger practice_answer_placed before insert or update of organization_id on practice_answer for each row execute function placed();

create trigger metric_audit after update or delete on metric for each row execute function audit('Metric');
-- The standard metrics come with their tree and say nothing of it.
create trigger metric_audit_insert after insert on metric for each row when (not new.is_standard) execute function audit('Metric');
create trigger benchmark_audit after insert or update or delete on benchmark for each row execute function audit('Benchmark');
create trigger practice_answer_audit after insert or update or delete on practice_answer
  for each row execute function audit('PracticeAnswer');

-- The thirteen metrics that every tree begins with.
create function add_standard_metrics(root uuid) returns void language sql as $$
  with standard (key, name, description, unit, category, source, threshold, is_confirmed, alert_if, aggregation, formula, numerator, denominator, data_points) as (values
    ('fuel-efficiency', 'Fuel Efficiency', 'How far the fleet drives on a litre of fuel.', 'km/L', 'FUEL_AND_ENERGY', 'Telematics: odometer and fuel level', 2.8, false, 'BELOW_THRESHOLD', 'SUM_PER_RATE',
      'distance_km / fuel_litres', 'distance_km', 'fuel_litres', '[{"name":"distance_km","unit":"km"},{"name":"fuel_litres","unit":"L"}]'),
    ('driver-idling-rate', 'Driver Idling Rate', 'The share of the time with the engine on in which the vehicle stands.', '%', 'FUEL_AND_ENERGY', 'Telematics: ignition and speed', 10, false, 'ABOVE_THRESHOLD', 'SUM_PER_RATE',
      'idle_minutes / engine_on_minutes * 100', 'idle_minutes * 100', 'engine_on_minutes', '[{"name":"idle_minutes","unit":"min"},{"name":"engine_on_minutes","unit":"min"}]'),
    ('tire-pressure-deviation-index', 'Tire Pressure Deviation Index', 'How far tire pressure is from its reference.', '%', 'MAINTENANCE', 'Tire pressure monitoring', 10, true, 'ABOVE_THRESHOLD', 'AVERAGE',
      'abs(pressure - reference_pressure) / reference_pressure * 100', 'abs(pressure - reference_pressure) * 100', 'reference_pressure', '[{"name":"pressure","unit":"kPa"},{"name":"reference_pressure","unit":"kPa"}]'),
    ('payload-utilization-percentage', 'Payload Utilization Percentage', 'How much of the payload that could be carried is carried.', '%', 'SERVICE', 'Scales and the loading plan', 90, true, 'BELOW_THRESHOLD', 'SUM_PER_RATE',
      'payload_kg / max_payload_kg * 100', 'payload_kg * 100', 'max_payload_kg', '[{"name":"payload_kg","unit":"kg"},{"name":"max_payload_kg","unit":"kg"}]'),
    ('regenerative-braking-efficiency', 'Regenerative Braking Efficiency', 'The share of traction energy that braking brings back.', '%', 'FUEL_AND_ENERGY', 'Drive control: energy meters', 25, true, 'BELOW_THRESHOLD', 'SUM_PER_RATE',
      'energy_recovered_kwh / traction_energy_kwh * 100', 'energy_recovered_kwh * 100', 'traction_energy_kwh', '[{"name":"energy_recovered_kwh","unit":"kWh"},{"name":"traction_energy_kwh","unit":"kWh"}]'),
    ('harsh-event-frequency', 'Harsh Event Frequency', 'Harsh braking, acceleration and cornering in 100 km.', 'per 100 km', 'SAFETY', 'Telematics: accelerometer and odometer', 2, true, 'ABOVE_THRESHOLD', 'SUM_PER_RATE',
      'harsh_events / distance_km * 100', 'harsh_events * 100', 'distance_km', '[{"name":"harsh_events","unit":"count"},{"name":"distance_km","unit":"km"}]'),
    ('seatbelt-usage-compliance', 'Seatbelt Usage Compliance', 'The share of driving time with the seatbelt on.', '%', 'SAFETY', 'Telematics: buckle switch', 100, true, 'BELOW_THRESHOLD', 'SUM_PER_RATE',
      'belted_minutes / driving_minutes * 100', 'belted_minutes * 100', 'driving_minutes', '[{"name":"belted_minutes","unit":"min"},{"name":"driving_minutes","unit":"min"}]'),
    ('route-punctuality-adherence', 'Route Punctuality Adherence', 'The share of planned stops that were reached in time.', '%', 'SERVICE', 'Dispatch: planned and actual arrivals', 95, true, 'BELOW_THRESHOLD', 'SUM_PER_RATE',
      'on_time_stops / planned_stops * 100', 'on_time_stops * 100', 'planned_stops', '[{"name":"on_time_stops","unit":"count"},{"name":"planned_stops","unit":"count"}]'),
    ('average-stop-duration', 'Average Stop Duration', 'How long a stop takes.', 'min', 'SERVICE', 'Dispatch: arrivals and departures', 30, true, 'ABOVE_THRESHOLD', 'AVERAGE',
      'stop_minutes / stops', 'stop_minutes', 'stops', '[{"name":"stop_minutes","unit":"min"},{"name":"stops","unit":"count"}]'),
    ('mtbf', 'MTBF', 'How many hours a vehicle works between two failures.', 'h', 'MAINTENANCE', 'Maintenance: hour meters and work orders', 500, true, 'BELOW_THRESHOLD', 'SUM_PER_RATE',
      'operating_hours / failures', 'operating_hours', 'failures', '[{"name":"operating_hours","unit":"h"},{"name":"failures","unit":"count"}]'),
    ('fleet-availability-rate', 'Fleet Availability Rate', 'The share of the scheduled hours in which the fleet was available.', '%', 'MAINTENANCE', 'Maintenance: downtime, and the schedule', 98, true, 'BELOW_THRESHOLD', 'SUM_PER_RATE',
      'available_hours / scheduled_hours * 100', 'available_hours * 100', 'scheduled_hours', '[{"name":"available_hours","unit":"h"},{"name":"scheduled_hours","unit":"h"}]'),
    ('vehicle-turnaround-time', 'Vehicle Turnaround Time', 'How long a vehicle is at a site, from gate to gate.', 'min', 'FACILITIES', 'Yard: gate events', 60, true, 'ABOVE_THRESHOLD', 'AVERAGE',
      'turnaround_minutes / visits', 'turnaround_minutes', 'visits', '[{"name":"turnaround_minutes","unit":"min"},{"name":"visits","unit":"count"}]'),
    ('dock-utilization-percentage', 'Dock Utilization Percentage', 'The share of the opening hours in which docks are occupied.', '%', 'FACILITIES', 'Dock schedule and door sensors', 85, true, 'BELOW_THRESHOLD', 'SUM_PER_RATE',
      'occupied_minutes / open_minutes * 100', 'occupied_minutes * 100', 'open_minutes', '[{"name":"occupied_minutes","unit":"min"},{"name":"open_minutes","unit":"min"}]')
  ), added as (
    insert into metric (organization_id, key, is_standard, name, description, unit, category, recommended_data_source,
      target_threshold, is_threshold_confirmed, alert_if, aggregation)
    select root, key, true, name, description, unit, category::metric_category, source, threshold, is_confirmed,
      alert_if::alert_if, aggregation::aggregation
    from standard
    returning id, key
  )
  insert into metric_formula (metric_id, number, formula, numerator, denominator, data_points)
  select added.id, 1, formula, numerator, denominator, data_points::jsonb from added join standard using (key)
$$;
create function organization_metrics() returns trigger language plpgsql as $$
begin
  perform add_standard_metrics(id) from added where parent_id is null;
  return null;
end $$;
create trigger organization_metrics after insert on organization
  referencing new table as added for each statement execute function organization_metrics();
select add_standard_metrics(id) from organization where parent_id is null;
