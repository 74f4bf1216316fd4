-- The queue of an older version, which the present one cannot take over: its jobs repeat, so nothing is lost. The queue creates its schema anew.
DROP SCHEMA IF EXISTS "jobs" CASCADE;
