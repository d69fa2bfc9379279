-- A device as far as a user agent identifies it: an update of the browser is no new device.
create or replace function device_of(agent text) returns text language sql immutable parallel safe
  return nullif(concat_ws(' ', browser_of(agent), system_of(agent)), '');
