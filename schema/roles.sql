-- Makes the two roles and the database. Run once by a superuser: psql -v ON_ERROR_STOP=1 -f schema/roles.sql
--
-- rozbazi_owner owns the schema and runs `rozbazi-server migrate`; rozbazi_server serves and cannot change it. Neither
-- has a password here: the local socket tells who they are (peer), or set one with \password.
create role rozbazi_owner login;
create role rozbazi_server login;
create database rozbazi owner rozbazi_owner encoding 'UTF8' locale 'C.UTF-8' template template0;
revoke all on database rozbazi from public;
grant connect on database rozbazi to rozbazi_server;
