// The machine that PostgreSQL and the server are on, as far as machine.cpp can change it: its clock and its disk.
import { copyFileSync, chmodSync, mkdtempSync, openSync, closeSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program } from '../api/harness.mjs';

export class Machine {
  /** @param {Date} date what its clock says now */
  constructor(date) {
    // PostgreSQL runs as another user, who may not see the folder that we are built in.
    this.folder = mkdtempSync(join(tmpdir(), 'rozbazi-machine-'));
    chmodSync(this.folder, 0o711);
    copyFileSync(program('machine.so'), join(this.folder, 'machine.so'));
    this.file = openSync(join(this.folder, 'machine'), 'w', 0o644);
    this.secondsAhead = Math.round((date.getTime() - Date.now()) / 1000);
    this.isFull = false;
    this.write();
    /** What whoever is to run on this machine must find in its environment. */
    this.environment = {
      LD_PRELOAD: join(this.folder, 'machine.so'),
      ROZBAZI_MACHINE: join(this.folder, 'machine'),
    };
  }

  now() {
    return new Date(Date.now() + 1000 * this.secondsAhead);
  }

  jump(seconds) {
    this.secondsAhead += seconds;
    this.write();
  }

  fill() {
    this.isFull = true;
    this.write();
  }
  free() {
    this.isFull = false;
    this.write();
  }

  write() {
    const state = Buffer.alloc(16);
    state.writeBigInt64LE(BigInt(this.secondsAhead), 0);
    state.writeBigInt64LE(BigInt(this.isFull), 8);
    writeSync(this.file, state, 0, 16, 0);
  }

  close() {
    closeSync(this.file);
    rmSync(this.folder, { recursive: true });
  }
}
