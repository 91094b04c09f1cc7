/** What all files of one run of API tests share. */
export interface TestRun {
  /** For everything that the run writes; goes when it ends. */
  folder: string;
  distDir: string;
  /** A database on the PostgreSQL of this run. */
  databaseUrl: string;
}
