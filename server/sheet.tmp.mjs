import sharp from 'sharp';
import { existsSync } from 'node:fs';
const M='/work/shared/design/mockups/png/';
for (const pair of process.argv.slice(2)) {
  const [name,mock=name]=pair.split(':'); const cells=[]; const H=620;
  const rows=[[`/tmp/look/${name}-390-light.png`,`/tmp/look/${name}-390-dark.png`,`/tmp/look/${name}-1440-light.png`,`/tmp/look/${name}-1440-dark.png`],[`${M}${mock}.phone.light.png`,`${M}${mock}.phone.dark.png`,`${M}${mock}.desktop.light.png`,`${M}${mock}.desktop.dark.png`]];
  let width=0, any=0;
  for (const [r,row] of rows.entries()){ let x=0; for(const f of row){ if(!existsSync(f)){x+=300;continue;} any=Math.max(any,r); const {data,info}=await sharp(f).resize({height:H}).toBuffer({resolveWithObject:true}); cells.push({input:data,left:x,top:r*(H+10)}); x+=info.width+10; } width=Math.max(width,x);}
  await sharp({create:{width,height:(any+1)*(H+10),channels:3,background:'#888'}}).composite(cells).png().toFile(`/tmp/look/sheet-${name}.png`);
}
