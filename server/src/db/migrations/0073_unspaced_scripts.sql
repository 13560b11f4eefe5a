-- Scripts that are written without spaces: Han, kana, Hangul, Thai, Lao, Khmer, Burmese. Their names are compared without the
-- spaces and dots between their letters, hiragana as katakana, and found by any two letters of them.

-- Most texts are of one byte a letter: these have none, and are looked at no further.

-- A folded text with such letters joined: 'ル パン' is 'ルパン'. The same in TypeScript: domain/src/rules/unspacedScripts.ts (a test
-- holds the two together).
create function unspaced(folded text) returns text language sql immutable strict parallel safe
return case when pg_catalog.octet_length(folded) = pg_catalog.length(folded) then folded
  when folded operator(pg_catalog.~) '[\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u3007\u3041-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]'
  then pg_catalog.regexp_replace(pg_catalog.translate(folded, 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ'),
    '(?<=[\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u3007\u3041-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]) (?=[\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u3007\u3041-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff])', '', 'g')
  else folded end;

-- Every two letters that stand side by side, and the last one alone: a word of its own each, so that the one index finds them
-- as it finds the beginnings of words. Null without such letters.
create function script_pairs(texts text) returns text language sql immutable strict parallel safe
return case when pg_catalog.octet_length(texts) = pg_catalog.length(texts) then null
  when texts operator(pg_catalog.~) '[\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u3007\u3041-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]{2}' then (
  select string_agg(distinct substr(found[1], n, 2), ' ')
  from regexp_matches(texts, '[\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u3007\u3041-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]{2,}', 'g') found, generate_series(1, length(found[1])) n) end;

-- As in 0003, with both.
create or replace function search_doc(names text[], others text[]) returns text language sql immutable parallel safe
return (select named || ' | ' || concat_ws(' ', kinds, script_pairs(named || kinds)) || ' | ' || tokens || ' '
        from (select coalesce(string_agg(' ^ ' || f || ' $', '' order by o), '') as named,
                coalesce(string_agg(name_token(f), ' ' order by o), '') as tokens
              from (select unspaced(fold(n)) as f, o from unnest(names) with ordinality u (n, o) offset 0) folded where f <> '') n,
          (select coalesce(string_agg(distinct unspaced(fold(n)), ' '), '') as kinds from unnest(others) n) k);

-- Only rows with such letters are written; what they are made of stands in them.
update place_search p set doc = search_doc(
    array(select found[1] from regexp_matches(p.doc, '\^ ([^$]*) \$', 'g') found), array[split_part(p.doc, ' | ', 2)])
  where p.doc ~ '[\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u3007\u3041-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]';
insert into search_words
  select distinct w from place_search p, string_to_table(rtrim(p.doc, 'ꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟ '), ' ') w
  where p.doc ~ '[\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u3007\u3041-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]' and length(w) between 3 and 40
  order by w
on conflict do nothing;
