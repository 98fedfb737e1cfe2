-- By which version of the reader facts, or why there are none, were found: a better one reads the resume again.
alter table resumes add column reader_version integer;
