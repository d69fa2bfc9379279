import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMainReply, readOfficeReply } from './reply.ts';

describe('replies of the main API', () => {
  it.each([0, 200, '200', '0'])('[spec 8.2] takes code %s as success', code => {
    expect(readMainReply({ code, data: { a: 1 } })).toEqual({ kind: 'success', data: { a: 1 } });
  });

  it('[spec 8.2] takes 10000 as queued', () => {
    expect(readMainReply({ code: 10000, message: 'm', data: { taskid: 't' } })).toEqual({
      kind: 'queued',
      message: 'm',
      data: { taskid: 't' },
    });
  });

  it.each([9998, 9999])('takes %i as signed out', code => {
    expect(readMainReply({ errCode: code, msg: 'm' })).toEqual({ kind: 'signedOut', message: 'm' });
  });

  it.each([
    [{ code: 422, message: 'm' }],
    [{ errorCode: 422, errorMsg: 'm' }],
    [{ errCode: 422, msg: 'm' }],
    [{ code: 422, data: { msg: 'm' } }],
  ])('[spec 8.1, 8.4] finds code and words of %j', body => {
    expect(readMainReply(body)).toMatchObject({ kind: 'refused', code: 422, message: 'm' });
  });

  it.each([undefined, null, 'text', {}, { code: '' }, { code: 'x' }, { code: {} }])('[spec 8.5] misses the code of %j', body => {
    expect(readMainReply(body)).toEqual({ kind: 'codeMissing' });
  });

  it('takes the code from whichever place has one', () => {
    expect(readMainReply({ code: '', errorCode: null, errCode: '200', data: 1 })).toEqual({ kind: 'success', data: 1 });
  });

  it.each([
    [{ url: '/api/files/7', name: 'clearance.xlsx' }],
    [{ downloadUrl: '/api/files/7', fileName: 'clearance.xlsx' }],
    [{ download_url: '/api/files/7', file_name: 'clearance.xlsx' }],
  ])('takes code 500 with the download %j as a submit that failed for clearance stock', data => {
    expect(readMainReply({ code: 500, message: 'm', data })).toMatchObject({
      kind: 'clearStock',
      download: { url: '/api/files/7', name: 'clearance.xlsx' },
    });
  });

  it.each([
    [3, 3],
    ['3', 3],
    [0, 0],
    [-1, 0],
    [1.5, 0],
    [undefined, 0],
  ])('reads of how much the allowed part is: %j', (allowed, count) => {
    expect(readMainReply({ code: 500, message: 'm', data: { url: '/x', name: 'x', allowed } })).toMatchObject({ allowed: count });
  });

  it.each([['javascript:alert(1)'], ['data:text/html,x'], ['//elsewhere.example/x'], ['/\\elsewhere.example/x'], ['file.xlsx'], [7]])(
    'does not offer %j as a download',
    url => {
      expect(readMainReply({ code: 500, message: 'm', data: { url, name: 'x' } })).toMatchObject({ kind: 'refused', message: 'm' });
    },
  );

  it.each([[{ url: '/x' }], [{ name: 'x' }], [null], [[]], ['/x']])('takes code 500 with %j as any refusal', data => {
    expect(readMainReply({ code: 500, message: 'm', data })).toMatchObject({ kind: 'refused', code: 500, message: 'm' });
  });

  it('never throws for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), body => {
        expect(readMainReply(body).kind).toBeTypeOf('string');
        expect(readOfficeReply(body).kind).toBeTypeOf('string');
      }),
    );
  });
});

describe('replies of the office system', () => {
  it('[spec 8.6] takes 0 alone as success and answers datas', () => {
    expect(readOfficeReply({ code: 0, datas: [1] })).toEqual({ kind: 'success', data: [1] });
    expect(readOfficeReply({ code: 200, msg: 'm' })).toMatchObject({ kind: 'refused', code: 200, message: 'm' });
    expect(readOfficeReply({ code: 9999, msg: 'm' })).toEqual({ kind: 'signedOut', message: 'm' });
  });

  it.each([undefined, null, 'text', {}, { code: '' }, { code: ' ' }, { code: 'x' }, { code: {} }, { code: [] }, { code: true }])(
    '[spec 8.5] misses the code of %j',
    body => {
      expect(readOfficeReply(body)).toEqual({ kind: 'codeMissing' });
    },
  );
});
