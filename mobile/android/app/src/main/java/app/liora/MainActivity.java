package app.liora;

import android.content.Intent;
import android.os.Bundle;
import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {

    /** By which the push plugin knows that a notice was pressed. */
    private static final String PRESSED_NOTICE = "google.message_id";

    @Override
    public void onCreate(Bundle savedInstanceState) {
        // Opened again from the list of recent apps, Android hands over the link or notice of the first time once more.
        Intent intent = getIntent();
        boolean isFromRecentApps = (intent.getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0;
        if (isFromRecentApps || savedInstanceState != null) {
            intent.setData(null);
            intent.removeExtra(PRESSED_NOTICE);
        }
        super.onCreate(savedInstanceState);
    }
}
